import type { z } from 'zod'
import type { Answer, Asked, Call } from '../../calls/define-call'
import { defineOperation, type Context, type Operation } from './operation'

/** How the server serves a call: everything but what its declaration says. */
type Service<C extends Call> = Omit<
  Operation<Asked<C>>,
  'method' | 'url' | 'input' | 'output' | 'dryInput' | 'run' | 'raw'
> &
  (Answering<C> | Replying<C>)

interface Answering<C extends Call> {
  readonly run: (context: Context, input: Asked<C>) => Promise<Answer<C>>
  readonly raw?: never
}

/** Answers the reply itself. */
interface Replying<C extends Call> {
  readonly raw: NonNullable<Operation<Asked<C>>['raw']>
  readonly run?: never
}

/** Makes an operation of a declared call: what it takes and answers is said by its declaration alone. */
export function serve<C extends Call>(call: C, service: Service<C>): Operation {
  const { method, url, output } = call
  // What a shape reads is its output: the compiler does not see that of a shape that it does not know yet.
  const input = call.input as z.ZodType<Asked<C>>
  return defineOperation<Asked<C>, unknown>({ ...service, method, url, input, output })
}
