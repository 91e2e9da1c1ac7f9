import type { ComponentChildren } from 'preact'
import { t } from '../words/words'
import type { Loaded } from './loaded'

/** Shows what was loaded; until then that it is on its way, or why it does not come. */
export function Waiting<T>(props: { on: Loaded<T>; children: (value: T) => ComponentChildren }) {
  switch (props.on.state) {
    case 'there':
      return <>{props.children(props.on.value)}</>
    case 'wait':
      return (
        <p class="note" role="status">
          {t('load.wait')}
        </p>
      )
    case 'failed':
      return (
        <div class="sheet wrong stack" role="alert">
          <p>{props.on.problem.message || t('load.failed')}</p>
          <div class="row">
            <button type="button" class="button" onClick={props.on.again}>
              {t('load.again')}
            </button>
          </div>
        </div>
      )
  }
}
