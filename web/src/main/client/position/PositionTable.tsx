import { useEffect } from 'preact/hooks'
import { showOwnCards } from '../cards/lore'
import type { ReadPosition } from '../net/api'
import { StillTable } from '../table/StillTable'
import { t } from '../words/words'
import '../look/table.css'
import '../look/strip.css'
import '../look/narrow.css'
import '../look/faceoff.css'
import '../look/sheet.css'
import '../look/still.css'

/** The position as it lies on the table. */
export function PositionTable(props: { game: string; read: ReadPosition | null }) {
  const { read } = props
  useEffect(() => {
    showOwnCards(read?.ownCards ?? [])
    return () => showOwnCards([])
  }, [read?.ownCards])
  return (
    <section class="stack" aria-labelledby="position-table">
      <h2 id="position-table">{t('position.table')}</h2>
      {read === null ? null : (
        <div class="example">
          <StillTable table={read.table} game={props.game} below="A" names={{ A: t('learn.a'), B: t('learn.b') }} players={{ A: null, B: null }} deciding={read.seat} events={[]}>
            <section class="middle replay" aria-label={read.name}>
              <div class="middle-says">
                <p class="question">{read.seat === null ? t('position.over') : read.question}</p>
              </div>
            </section>
          </StillTable>
        </div>
      )}
    </section>
  )
}
