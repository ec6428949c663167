import { useEffect, useState } from 'react'

/** The moment, in milliseconds since the epoch, updated at this interval, in milliseconds. */
export function useNow(every = 30_000): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), every)
    return () => clearInterval(timer)
  }, [every])
  return now
}
