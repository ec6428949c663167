import { caption } from '../../base/i18n/i18n'
import { FactorDialog } from '../../base/session/factor-dialog'
import { ProofHost } from '../../base/session/proof-host'
import { loadSession, signOut } from '../../base/session/session'
import { TooltipProvider } from '../../base/ui/tooltip'

/** What is in place of the console while a role asks for a second factor and there is none. */
export function FactorFirst() {
  return (
    <TooltipProvider>
      <FactorDialog
        note={caption('factor.required')}
        onClose={() => void signOut()}
        onDone={() => void loadSession()}
      />
      <ProofHost />
    </TooltipProvider>
  )
}
