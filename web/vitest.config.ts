import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['src/test/client/**/*.test.{ts,tsx}'],
    reporters: ['default', 'junit'],
    outputFile: { junit: 'target/surefire-reports/TEST-web.xml' },
  },
})
