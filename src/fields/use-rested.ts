import { useEffect, useState } from 'react'

/** A picture is asked for when its place has rested this long, in milliseconds: longer than rows take to fly by. */
const rest = 150

/** Addresses that were asked for before: the browser has them, and they are drawn at once. */
const seen = new Set<string>()
const maxSeen = 5_000

/**
 * The address of a picture in a row once the row has come to rest, undefined until then: pictures of rows that fly by are
 * never asked for, and hold up neither the rows' data nor their drawing.
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
