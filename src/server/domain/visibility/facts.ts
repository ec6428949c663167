/** What decides whether somebody sees a title, as plain data. Null where it is not known or does not matter. */
export interface Facts {
  /** The moment of looking, an ISO string. */
  readonly at: string
  readonly title: {
    readonly id: number
    readonly type: 'movie' | 'series' | 'short' | 'video'
    readonly state: string
    readonly publishAt: string | null
    readonly offAt: string | null
    /** Area ids; -1 is everywhere. */
    readonly areas: readonly number[]
    readonly clients: readonly number[]
    readonly access: 'free' | 'vip' | 'purchase' | 'coin' | 'adUnlock'
    readonly ageRating: string | null
    readonly copyrightTag: number | null
    /** The countries of the groups that narrow it; null where none does. */
    readonly groupCountries: readonly number[] | null
    /** Episodes that are online with a file that plays. */
    readonly playable: number
    /** Languages of its subtitles and of what is spoken, as the app knows them. */
    readonly languages: readonly string[]
    /** Whether a node that serves its files answers; null where it is not known which do. */
    readonly served: boolean | null
  }
  /** The licences in force at that moment; the countries each holds for. */
  readonly licences: readonly { readonly countries: readonly number[] }[]
  /** Whether it has ever had a licence: own productions have none. */
  readonly isLicensed: boolean
  readonly place: { readonly country: number | null; readonly areas: readonly number[] }
  readonly device: {
    readonly client: number | null
    readonly versionState: string | null
    readonly language: string | null
  }
  readonly person: Person | null
}

export interface Person {
  readonly id: number
  readonly state: string
  readonly isVip: boolean
  /** In years; null without a birthday. */
  readonly age: number | null
  readonly isBanned: boolean
  /** Copyright tags whose titles are hidden from them. */
  readonly hiddenTags: readonly number[]
  /** What a super white list lets them pass. */
  readonly bypass: readonly string[]
  /** Whether they may see what is not published yet. */
  readonly previews: boolean
}
