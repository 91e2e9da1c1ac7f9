import { useRef, useState } from 'preact/hooks'
import '../look/lab.css'
import { english } from '../words/language'
import { t } from '../words/words'
import { Triangle } from './Triangle'
import { MOST_BYTES, report, type Bar, type Block, type Cell, type Report, type Row } from './report'

/** Draws reports of the laboratory from files of one's own; nothing of them leaves the browser. */
export function LabReports(_: { args: string[] }) {
  const input = useRef<HTMLInputElement>(null)
  const [said, setSaid] = useState('')
  const [shown, setShown] = useState<Report | null>(null)
  const picked = useRef(0)
  const open = async (file: File | undefined) => {
    if (file === undefined) {
      return
    }
    const pick = ++picked.current
    if (file.size > MOST_BYTES) {
      setSaid(t('lab.long'))
      return
    }
    // A file may be gone since it was picked.
    const text = await file.text().catch(() => '')
    if (pick !== picked.current) {
      return
    }
    const read = report(text)
    setSaid(read === null ? t('lab.none') : '')
    setShown(read)
  }
  return (
    <div
      class="page lab"
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault()
        void open(event.dataTransfer?.files[0])
      }}
    >
      <header>
        <h1>{t('lab.title')}</h1>
        <p>{t('lab.lead')}</p>
        <pre class="lab-command">
          <code>{t('lab.command')}</code>
        </pre>
      </header>
      <div class="row">
        <button type="button" class="button primary" onClick={() => input.current?.click()}>
          {t('lab.open')}
        </button>
        <input
          ref={input}
          hidden
          type="file"
          accept=".json,application/json"
          aria-label={t('lab.open')}
          onChange={(event) => {
            void open(event.currentTarget.files?.[0])
            // The same file can be picked once more.
            event.currentTarget.value = ''
          }}
        />
        <p role="alert">{said}</p>
      </div>
      {shown === null ? null : (
        <article class="stack" lang={english()}>
          <h2>{shown.title}</h2>
          {shown.blocks.map((each, index) => (
            <Drawn key={index} block={each} />
          ))}
        </article>
      )}
    </div>
  )
}

function Drawn(props: { block: Block }) {
  const { block } = props
  switch (block.kind) {
    case 'paragraph':
      return <p>{block.words}</p>
    case 'heading':
      return <h3>{block.words}</h3>
    case 'list':
      return (
        <ul class="lab-list">
          {block.lines.map((line, index) => (
            <li key={index}>{line}</li>
          ))}
        </ul>
      )
    case 'table':
    case 'matrix':
      return <Grid label={block.label} matrix={block.kind === 'matrix'} heads={block.heads} rows={block.rows} />
    case 'bars':
      return <Bars bars={block.bars} />
    case 'triangle':
      return <Triangle label={block.label} corners={block.corners} sides={block.sides} />
  }
}

function Grid(props: { label: string; matrix: boolean; heads: readonly string[]; rows: readonly Row[] }) {
  return (
    <div class="lab-wide" tabIndex={0} role="region" aria-label={props.label}>
      <table class={props.matrix ? 'lab-matrix' : 'lab-table'}>
        <thead>
          <tr>
            <td />
            {props.heads.map((head, index) => (
              <th key={index} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {props.rows.map((row, index) => (
            <tr key={index}>
              <th scope="row">{row.name}</th>
              {row.cells.map((cell, place) => (
                <DrawnCell key={place} cell={cell} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function DrawnCell(props: { cell: Cell }) {
  const { cell } = props
  switch (cell.kind) {
    case 'words':
      return (
        <td class={cell.lead === null ? undefined : cell.lead >= 0 ? 'lab-win' : 'lab-loss'} style={cell.lead === null ? undefined : { '--much': `${Math.round(Math.abs(cell.lead) * 120)}%` }}>
          {cell.words}
          {cell.below.map((line, index) => (
            <small key={index}>{line}</small>
          ))}
        </td>
      )
    case 'scale':
      return (
        <td>
          <svg class={cell.at >= 0.5 ? 'lab-scale lab-more' : 'lab-scale lab-less'} viewBox="0 0 200 20" preserveAspectRatio="none" aria-hidden="true">
            <path class="lab-middle" d="M100 0V20" />
            <rect x={200 * cell.from} y="6" width={Math.max(2, 200 * (cell.to - cell.from))} height="8" rx="4" />
            <path class="lab-at" d={`M${200 * cell.at} 3V17`} />
          </svg>
        </td>
      )
  }
}

function Bars(props: { bars: readonly Bar[] }) {
  return (
    <table class="lab-bars">
      <tbody>
        {props.bars.map((bar, index) => (
          <tr key={index}>
            <th scope="row">{bar.name}</th>
            <td>
              <div class="lab-room">
                <span class="lab-bar" style={{ '--share': `${100 * bar.share}%` }} />
              </div>
            </td>
            <td>{bar.words}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
