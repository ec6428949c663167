import { offerHandlerModules } from './operations/handler-modules'

type Modules = Readonly<Record<string, Readonly<Record<string, unknown>>>>

const pages: Modules = import.meta.glob('./handlers/**/*.ts', { eager: true })
const others: Modules = import.meta.glob('./{domain,calls,clock}/**/*.ts', { eager: true })

/*
 * Code is found by where it is, and those who look for it (lists, saves, jobs) stand below it. So it is handed down here, at the
 * top, and no import leads up. Whoever starts a part of the server by itself imports this file first.
 */
offerHandlerModules({ pages: below('./handlers/', pages), others: below('./', others) })

function below(folder: string, modules: Modules): Modules {
  return Object.fromEntries(Object.entries(modules).map(([file, module]) => [file.slice(folder.length), module]))
}
