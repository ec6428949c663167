import type { DeepLink } from '../../fields/deepLink/field'

export type Provider = 'fcm' | 'apns' | 'hms' | 'web'

/** One notification for one device, its texts in the user's language and filled in. */
export interface PushMessage {
  readonly push: number
  readonly user: number
  /** The device's id in the app's own numbering. */
  readonly deviceId: string
  readonly provider: Provider
  readonly title: string
  readonly body: string
  readonly image: string | null
  readonly target: DeepLink
  readonly collapseKey: string | null
  readonly timeToLive: number
  readonly sound: boolean
  readonly badge: boolean
}

/** What the provider said to a message. */
export type Answer =
  | { readonly isTaken: true; readonly id: string; /** When it first knows more. */ readonly askAt: Date | null }
  | {
      readonly isTaken: false
      /** The provider's own code. */
      readonly code: string
      /** It was not judged: the provider was not reached. */
      readonly isAway?: boolean
    }

/** A message that a provider has taken. */
export interface Sent {
  readonly push: number
  readonly user: number
  readonly sentAt: Date
}

/** What has become of a message, with the times; null where it has not come so far. */
export interface Receipt {
  readonly deliveredAt: Date | null
  readonly shownAt: Date | null
  readonly clickedAt: Date | null
  readonly convertedAt: Date | null
  /** When there may be more to tell; null where this is the end. */
  readonly askAt: Date | null
}

/** The way out to the phones. */
export interface PushDelivery {
  readonly name: 'embedded' | 'fcm'
  /** Hands messages over; answers in their order. Called again for the same messages when a server dies in between. */
  send(messages: readonly PushMessage[], now: Date): Promise<readonly Answer[]>
  /** What phones have reported of a message until now. */
  receipt(sent: Sent, now: Date): Receipt
  /** Takes notifications off the phones. @returns for each in order whether the device allowed it */
  remove(sent: readonly Sent[]): Promise<readonly boolean[]>
}
