import { Suspense, lazy, useEffect } from 'react'
import { useSnapshot } from 'valtio'
import { proofStore, startAskingProof } from './ask-proof'

const ProofDialog = lazy(() => import('./proof-dialog').then((module) => ({ default: module.ProofDialog })))

const ProviderProofDialog = lazy(() =>
  import('./provider-proof-dialog').then((module) => ({ default: module.ProviderProofDialog })),
)

/** Draws the question whether it is still the same person; stands once around what makes calls. */
export function ProofHost() {
  const { by } = useSnapshot(proofStore)
  useEffect(startAskingProof, [])
  if (!by) return null
  return <Suspense>{by === 'provider' ? <ProviderProofDialog /> : <ProofDialog by={by} />}</Suspense>
}
