import type { OpenForm } from '../../../engine/kinds/form/form-extras'

let open: (() => OpenForm) | undefined

/** Lets commands know the push form that is on screen, until what it returns is called. */
export function holdPushForm(form: () => OpenForm): () => void {
  open = form
  return () => {
    if (open === form) open = undefined
  }
}

/** The push form on screen; undefined where there is none. */
export function openPushForm(): OpenForm | undefined {
  return open?.()
}
