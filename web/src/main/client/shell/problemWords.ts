import { Problem } from '../net/api'
import { t } from '../words/words'

/** What went wrong, in words: what the server says, or that nothing came. */
export function problemWords(error: unknown): string {
  return error instanceof Problem && error.message !== '' ? error.message : t('load.failed')
}
