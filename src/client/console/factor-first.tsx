import { caption } from '../i18n/i18n'
import { FactorDialog } from '../session/factor-dialog'
import { ProofHost } from '../session/proof-host'
import { loadSession, signOut } from '../session/session'
import { TooltipProvider } from '../ui/tooltip'

/** What stands in place of the console while a role asks for a second factor and there is none. */
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
