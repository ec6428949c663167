import { proxy } from 'valtio'
import { call, onProofWanted } from '../api/api'
import type { ProofKind } from '../api/api-error'

/** What is asked on screen now. */
export const proofStore = proxy<{ by: ProofKind | null }>({ by: null })

let answers: ((isProved: boolean) => void)[] = []

/** Asks in a dialog; calls that want it at the same time wait for the same answer. Needs `<ProofHost />`. */
function ask(by: ProofKind): Promise<boolean> {
  proofStore.by = by
  return new Promise((resolve) => answers.push(resolve))
}

/** From now on calls that want a proof ask for it. */
export function startAskingProof(): void {
  onProofWanted(ask)
}

/** @throws ApiError with what is wrong with it */
export async function prove(proof: string): Promise<void> {
  await call('POST /auth/backend/account/prove', { input: { proof }, quiet: true })
  answer(true)
}

/** Closes the question; the calls that wait are made again, or have failed. */
export function answer(isProved: boolean): void {
  const waiting = answers
  answers = []
  proofStore.by = null
  for (const tell of waiting) tell(isProved)
}
