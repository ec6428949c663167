import type { Stretch } from './played'
import type { TellPlayed } from './use-film'

/**
 * Tells elsewhere what was played, one word after the other: first that the film is open, and nothing else until that has come
 * through. What is played meanwhile goes with the next word, which follows at once; what could not be told, with the next that is due.
 * @param send says whether it came through
 */
export function createTeller(send: (played: readonly Stretch[], length: number) => Promise<boolean>): TellPlayed {
  let waiting: readonly Stretch[] = []
  let isOpen = false
  let isTelling = false
  const tell = async (length: number): Promise<void> => {
    const played = isOpen ? waiting : []
    if (isOpen) waiting = []
    isTelling = true
    const isTold = await send(played, length).finally(() => {
      isTelling = false
    })
    if (!isTold) waiting = [...played, ...waiting]
    else {
      isOpen = true
      if (waiting.length > 0) await tell(length)
    }
  }
  return (played, length) => {
    waiting = [...waiting, ...played]
    if (!isTelling) void tell(length)
  }
}
