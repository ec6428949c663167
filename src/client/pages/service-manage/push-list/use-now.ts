import { useEffect, useState } from 'react'
import { minuteMs } from '../../../../schema/time'

/** Now, in milliseconds; drawn again every minute. */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), minuteMs)
    return () => clearInterval(timer)
  }, [])
  return now
}
