import { useEffect, useState } from 'react'
import { whenIdle } from './when-idle'

/** Whether the page has waited for nothing since this was drawn first: what is fetched only then stands before nothing. */
export function useCalm(): boolean {
  const [isCalm, setCalm] = useState(false)
  useEffect(() => whenIdle(() => setCalm(true)), [])
  return isCalm
}
