import lighthouse, { type Config } from 'lighthouse'
import { chromium } from 'playwright-core'
import { expect, test } from 'vitest'
import { address, chromiumPath } from './browser'

/** Any port that is free for the moment at which the browser begins. */
const PORT = 9333

/** A page as a phone of the middle class shows it; what is measured in time is measured too, and told, but a busy machine decides it. */
async function audit(path: string): Promise<{ scores: Record<string, number>; shift: number; wrong: string[] }> {
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: ['--no-sandbox', `--remote-debugging-port=${PORT}`] })
  try {
    const config: Config = { extends: 'lighthouse:default' }
    const result = await lighthouse(address() + path, { port: PORT, logLevel: 'error', output: 'json' }, config)
    const { categories = {}, audits = {} } = result?.lhr ?? {}
    const scores = Object.fromEntries(Object.entries(categories).map(([name, each]) => [name, Math.round((each.score ?? 0) * 100)]))
    const wrong = Object.values(categories).flatMap((category) =>
      category.auditRefs
        .filter(({ id, weight }) => category.id !== 'performance' && weight > 0 && (audits[id]?.score ?? 1) < 1)
        .map(({ id }) => `${category.id}: ${id}`),
    )
    return { scores, shift: audits['cumulative-layout-shift']?.numericValue ?? 1, wrong }
  } finally {
    await browser.close()
  }
}

test.each(['/', '/cards/ggltcg', '/cards/mlpccg', '/learn'])('Lighthouse gives %s at least 95 where no clock decides, and nothing in it jumps', async (path) => {
  const { scores, shift, wrong } = await audit(path)
  console.info(`Lighthouse, ${path}: ${JSON.stringify(scores)}`)
  for (const category of ['accessibility', 'best-practices', 'seo']) {
    expect(scores[category], `${category} of ${path}: ${wrong.join(', ')}`).toBeGreaterThanOrEqual(95)
  }
  expect(shift).toBeLessThan(0.05)
})
