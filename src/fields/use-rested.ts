import { useEffect, useState } from 'react'

/** What a row asks for by itself is asked for when it has rested this long, in milliseconds: longer than rows take to fly by. */
const rest = 150

/** What was asked for before: the browser has it, and it is drawn at once. */
const seen = new Set<string>()
const maxSeen = 5_000

/**
 * The address of a picture in a row, or what else it has to ask for, once the row has come to rest; undefined until then: for rows
 * that fly by nothing is asked, which would hold up both their data and their drawing.
 */
export function useRested(address: string | undefined): string | undefined {
  const [rested, setRested] = useState<string>()
  const isKnown = address !== undefined && (address === rested || seen.has(address))
  useEffect(() => {
    if (address === undefined || isKnown) return
    const timer = setTimeout(() => {
      if (seen.size >= maxSeen) seen.clear()
      seen.add(address)
      setRested(address)
    }, rest)
    return () => clearTimeout(timer)
  }, [address, isKnown])
  return isKnown ? address : undefined
}
