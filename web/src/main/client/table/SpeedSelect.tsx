import { t, type Key } from '../words/words'
import { chooseSpeed, leftOut, speed, speeds, type Speed } from './speeds'

/** The choice of how fast what happens at the table is shown. */
export function SpeedSelect() {
  return (
    <>
      <label class="row">
        <span>{t('speed.label')}</span>
        <select class="small-select" value={speed.value} onChange={(event) => chooseSpeed(event.currentTarget.value as Speed)}>
          {speeds.map((each) => (
            <option key={each} value={each}>
              {t(`speed.${each}` as Key)}
            </option>
          ))}
        </select>
      </label>
      {leftOut.value ? <p class="note">{t('speed.left-out')}</p> : null}
    </>
  )
}
