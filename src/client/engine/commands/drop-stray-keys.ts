/** Keys that follow each other within this many milliseconds are typed as one word. */
const betweenKeys = 250

/**
 * Keeps what is typed on from a command's key out of the dialog that the key has opened: somebody who types a word where nothing
 * takes text fires a command by one of its letters, and the rest of the word is no reason to ban anyone. Ends with the first pause;
 * `<html data-deaf>` tells that it has not.
 * @param isMeant tells of a key that it is no part of a word, such as the digit of a choice; it is let through
 * @returns how to end it before
 */
export function dropStrayKeys(isMeant: (key: string) => boolean): () => void {
  const { dataset } = document.documentElement
  let timer = 0
  const end = () => {
    clearTimeout(timer)
    delete dataset.deaf
    document.removeEventListener('keydown', drop, true)
  }
  const waitOn = () => {
    clearTimeout(timer)
    timer = window.setTimeout(end, betweenKeys)
  }
  const drop = (event: KeyboardEvent) => {
    if (event.key.length !== 1 || event.ctrlKey || event.metaKey || event.altKey || isMeant(event.key)) return
    event.preventDefault()
    event.stopPropagation()
    waitOn()
  }
  dataset.deaf = ''
  document.addEventListener('keydown', drop, true)
  waitOn()
  return end
}
