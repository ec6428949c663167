/** One message for one person, its texts in their language. */
export interface Mail {
  /** The same for every attempt at this message: by it, receivers drop what arrives twice. */
  readonly messageId: string
  readonly to: string
  readonly subject: string
  /** Plain text; addresses in it stand on lines of their own. */
  readonly text: string
}

/** What became of an attempt. */
export type MailAnswer =
  | { readonly isTaken: true; /** The mail server's own words. */ readonly answer: string }
  | {
      readonly isTaken: false
      /** Trying again is in vain. */
      readonly isFinal: boolean
      /** It was not judged: whoever takes mail was not reached, and other mail would fare the same. */
      readonly isAway?: boolean
      readonly answer: string
    }

/** The way out to mailboxes. */
export interface MailDelivery {
  readonly name: 'embedded' | 'smtp'
  /** Hands a message over. Never throws: a failure is an answer. */
  send(mail: Mail): Promise<MailAnswer>
}
