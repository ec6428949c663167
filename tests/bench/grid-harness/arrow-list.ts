import { record, type Recording } from './probe'

/** A list whose rows are gone through by arrow keys. */
interface List {
  /** Focuses a row. */
  focusRow(index: number): void
  /** The row that has the focus; -1 where none has. */
  focusedRow(): number
}

/** What a held arrow is measured with, on any page that has such a list. */
interface ArrowList extends List {
  startRecording(withFrames: boolean): void
  stopRecording(): Recording
}

declare global {
  interface Window {
    arrowList: ArrowList
  }
}

/** Lets a list be measured. */
export function offerArrowList(list: List): void {
  let stopRecording: () => Recording
  window.arrowList = {
    ...list,
    startRecording: (withFrames) => {
      stopRecording = record(withFrames)
    },
    stopRecording: () => stopRecording(),
  }
}
