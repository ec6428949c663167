import { servePage, type Harness } from './serve-page'

/** Builds the grid's harness page, and serves it on a free port. */
export function serveGridHarness(): Promise<Harness> {
  return servePage('grid-harness')
}
