import type * as account from '../../../calls/account'
import type * as auth from '../../../calls/auth'
import type * as cms from '../../../calls/cms'
import type * as config from '../../../calls/config'
import type { Answer, Call, Sent } from '../../../calls/define-call'
import type * as files from '../../../calls/files'
import type * as media from '../../../calls/media'
import type * as message from '../../../calls/message'
import type * as records from '../../../calls/records'
import type * as report from '../../../calls/report'
import type * as rule from '../../../calls/rule'
import type * as third from '../../../calls/third'
import type * as user from '../../../calls/user'

type CallsOf<Module> = Extract<Module[keyof Module], Call>

type Declared =
  | CallsOf<typeof account>
  | CallsOf<typeof auth>
  | CallsOf<typeof cms>
  | CallsOf<typeof config>
  | CallsOf<typeof files>
  | CallsOf<typeof media>
  | CallsOf<typeof message>
  | CallsOf<typeof records>
  | CallsOf<typeof report>
  | CallsOf<typeof rule>
  | CallsOf<typeof third>
  | CallsOf<typeof user>

/** The calls that `src/calls` declares: `POST /user/backend/blacklist/save`. */
export type CallName = Declared['name']

type CallOf<Name extends CallName> = Extract<Declared, { readonly name: Name }>

/** What a declared call answers. */
export type AnswerOf<Name extends CallName> = Answer<CallOf<Name>>

/** What a declared call is sent. */
export type InputOf<Name extends CallName> = Sent<CallOf<Name>>
