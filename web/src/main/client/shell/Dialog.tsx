import type { ComponentChildren } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import { t } from '../words/words'

/** A dialog over the page; Escape, its button and a click beside it close it. */
export function Dialog(props: { label: string; wide?: boolean; onClose: () => void; children: ComponentChildren }) {
  const box = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const dialog = box.current
    dialog?.showModal()
    return () => dialog?.close()
  }, [])
  return (
    <dialog
      ref={box}
      class={props.wide === true ? 'dialog wide' : 'dialog'}
      aria-label={props.label}
      onCancel={(event) => {
        event.preventDefault()
        props.onClose()
      }}
      onClick={(event) => {
        if (event.target === box.current) {
          props.onClose()
        }
      }}
    >
      <div class="dialog-head">
        <h2>{props.label}</h2>
        <button type="button" class="button small" onClick={props.onClose}>
          {t('card.close')}
        </button>
      </div>
      {props.children}
    </dialog>
  )
}
