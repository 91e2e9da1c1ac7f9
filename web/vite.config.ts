import { createHash } from 'node:crypto'
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

/** The font of names and titles is fetched with the page, before its style says that it is needed. */
function preloaded(): Plugin {
  return {
    name: 'preloaded',
    apply: 'build',
    transformIndexHtml(_, { bundle }) {
      const font = Object.keys(bundle ?? {}).find((file) => /^assets\/fredoka-latin-wght.*\.woff2$/.test(file))
      if (font === undefined) {
        throw new Error('there is no font for names in the build')
      }
      return [{ tag: 'link', attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${font}`, crossorigin: '' }, injectTo: 'head' }]
    },
  }
}

/** Tells the service worker what it keeps: the page, and when that stands the pictures. */
function offline(): Plugin {
  return {
    name: 'offline',
    apply: 'build',
    // Scripts that held styles alone are gone by then.
    enforce: 'post',
    generateBundle(_, bundle) {
      const files = Object.keys(bundle).filter((file) => /^assets\/.*\.(js|css|woff2)$/.test(file))
      const build = createHash('sha256').update(files.join()).digest('hex').slice(0, 12)
      const worker = bundle['service-worker.js']
      if (worker?.type !== 'chunk') {
        throw new Error('there is no service worker in the build')
      }
      const pictures = Object.keys(bundle).filter((file) => /^assets\/.*\.svg$/.test(file))
      worker.code = worker.code.replace(/\bFILES\b/g, JSON.stringify(files)).replace(/\bPICTURES\b/g, JSON.stringify(pictures)).replace(/\bBUILD\b/g, JSON.stringify(build))
    },
  }
}

export default defineConfig({
  root: 'src/main/client',
  publicDir: 'public',
  plugins: [sprites('src/main/client/art'), preloaded(), offline(), compressed()],
  build: {
    outDir: `../../../${dist}`,
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: 'es2022',
    manifest: true,
    rollupOptions: {
      input: { index: 'src/main/client/index.html', 'service-worker': 'src/main/client/shell/service-worker.ts' },
      // The address of the worker says what it answers for: everything.
      output: { entryFileNames: (chunk) => (chunk.name === 'service-worker' ? '[name].js' : 'assets/[name]-[hash].js') },
    },
  },
  server: {
    host: '127.0.0.1',
    proxy: { '/api': { target: 'http://127.0.0.1:8765' }, '/ws': { target: 'http://127.0.0.1:8765', ws: true } },
  },
})
