import type { z } from 'zod'

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** The answer of a call that sends a file, a page or a stream instead of an envelope: its media type. */
export interface RawAnswer {
  readonly media: string
}

/** What a call answers: the shape of its envelope's data, or a body of another kind. */
export type Output = z.ZodType | RawAnswer

/** A call that is no command, as browser and server both know it. */
export interface Call<Name extends string = string, Input extends z.ZodType = z.ZodType, Out extends Output = Output> {
  /** `POST /user/backend/blacklist/save` */
  readonly name: Name
  readonly method: Method
  readonly url: string
  /** Path parameters, query and body together. */
  readonly input: Input
  readonly output: Out
}

/** Declares a call once, for the server that serves it and the browser that makes it. */
export function defineCall<
  const M extends Method,
  const Url extends `/${string}`,
  Input extends z.ZodType,
  Out extends Output,
>(call: {
  readonly method: M
  readonly url: Url
  readonly input: Input
  readonly output: Out
}): Call<`${M} ${Url}`, Input, Out> {
  return { name: `${call.method} ${call.url}`, ...call }
}

/** A body that is no envelope. @param media `application/zip` */
export function raw(media: string): RawAnswer {
  return { media }
}

/** Whether a call answers something other than an envelope. */
export function isRaw(output: Output): output is RawAnswer {
  return 'media' in output
}

/** A value that its reader does not change. */
export type Frozen<T> = T extends object ? { readonly [K in keyof T]: Frozen<T[K]> } : T

/** What a caller sends; of a shape that does not say what it reads, what it reads it as. */
export type Sent<C extends Call> = Frozen<
  unknown extends z.input<C['input']> ? z.output<C['input']> : z.input<C['input']>
>

/** What the server reads from what was sent. */
export type Asked<C extends Call> = z.output<C['input']>

/** What a call answers, as the data of its envelope. */
export type Answer<C extends Call> = C['output'] extends z.ZodType ? Frozen<z.output<C['output']>> : never
