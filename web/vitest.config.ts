import { defineConfig } from 'vitest/config'
import { sprites } from './src/main/pictures/sprites.ts'

export default defineConfig({
  plugins: [sprites('src/main/client/art')],
  test: {
    // However busy the machine is.
    testTimeout: 120_000,
    include: ['src/test/client/**/*.test.{ts,tsx}'],
    reporters: ['default', 'junit'],
    outputFile: { junit: 'target/surefire-reports/TEST-web.xml' },
  },
})
