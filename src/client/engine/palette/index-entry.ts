/** A text in both languages of the console. */
export interface Bilingual {
  readonly en: string
  readonly zh: string
}

/** What the matcher knows of one command; made at build time, permissions and state apart. */
export interface IndexEntry extends Bilingual {
  /** Stable id of the command, e.g. `user-manage.user-list.ban`. */
  readonly id: string
  /** The Chinese title syllable by syllable without tones; runs of other script stand as they are. */
  readonly pinyin: readonly string[]
  /** The first letters of `pinyin`. */
  readonly initials: string
  /** Further words people call it by, in any language. */
  readonly synonyms?: readonly string[]
  /** How the Chinese ones of them are read, in the same order; empty for the others. */
  readonly synonymPinyin?: readonly (readonly string[])[]
  /** Number of the group it is shown under. */
  readonly section: number
  /** 0 to 255; higher is first among equals. */
  readonly priority: number
  /** It destroys, and has the mark of it. */
  readonly danger: boolean
  /** Id of the command that takes it back. */
  readonly inverse?: string
  /** The title without its "Go to": typing a page's name is typing its title. */
  readonly bare?: Named
  /** The page it is on; its words help to distinguish commands of one title. */
  readonly within?: Named
  /** Where it leads, for navigation. */
  readonly route?: string
  /** The address, with fields of a record in braces, of the page that it opens from its own. */
  readonly opens?: string
  /** Its page is opened at a record, which it asks for. */
  readonly asks?: true
  /** A host that answers the specified calls alone can run it. */
  readonly plain?: true
  /** Its shortcut, as declared. */
  readonly keys?: string
  /** Its shortcut works on every page. */
  readonly everywhere?: true
  /** Its permission code, where it does not derive from its page's; empty where every account may run it. */
  readonly code?: string
}

/** A bilingual text with the pinyin of its Chinese half. */
export interface Named extends Bilingual {
  readonly pinyin: readonly string[]
}
