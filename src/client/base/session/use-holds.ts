import { useCallback } from 'react'
import { useSnapshot } from 'valtio'
import { holdsCode, session } from './session'

/** Whether the account holds a permission code: another function whenever its rights have changed. */
export function useHolds(): (code: string) => boolean {
  const { account, codes } = useSnapshot(session)
  return useCallback((code) => holdsCode({ account, codes }, code), [account, codes])
}
