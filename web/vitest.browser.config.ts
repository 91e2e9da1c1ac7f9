import { defineConfig } from 'vitest/config'

/** Tests in a real browser against a server that is started for them; see `client.sh browser`. */
export default defineConfig({
  test: {
    include: ['src/test/browser/**/*.test.ts'],
    globalSetup: 'src/test/browser/server.ts',
    testTimeout: 900_000,
    hookTimeout: 300_000,
    // They wait for pages and movements most of the time.
    maxWorkers: 2,
    reporters: ['default', 'junit'],
    outputFile: { junit: '../e2e/target/surefire-reports/TEST-browser.xml' },
  },
})
