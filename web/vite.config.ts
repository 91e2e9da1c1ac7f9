import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { defineConfig, type Plugin } from 'vite'
import { sprites } from './src/main/pictures/sprites.ts'

const dist = 'target/classes/cardwright/web/dist'

/** Writes each text file compressed beside it, so that the server never compresses. */
function compressed(): Plugin {
  return {
    name: 'compressed',
    apply: 'build',
    closeBundle() {
      for (const file of readdirSync(dist, { recursive: true, encoding: 'utf8' })) {
        if (/\.(js|css|html|svg|json|webmanifest)$/.test(file)) {
          const path = join(dist, file)
          const content = readFileSync(path)
          writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }))
          writeFileSync(`${path}.br`, brotliCompressSync(content))
        }
      }
    },
  }
}

export default defineConfig({
  root: 'src/main/client',
  publicDir: 'public',
  plugins: [sprites('src/main/client/art'), compressed()],
  build: {
    outDir: `../../../${dist}`,
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: 'es2022',
    manifest: true,
  },
  server: {
    host: '127.0.0.1',
    proxy: { '/api': { target: 'http://127.0.0.1:8765' }, '/ws': { target: 'http://127.0.0.1:8765', ws: true } },
  },
})
