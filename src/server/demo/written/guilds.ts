/** A guild before its record is made: where it is at home, and when in the year it joined, 0 being a year ago. */
export interface WrittenGuild {
  readonly name: string
  readonly code: string
  readonly iso2: string
  readonly kind: 'video' | 'voice' | 'mixed'
  readonly grade: 'S' | 'A' | 'B' | 'C'
  readonly company: string | null
  readonly joined: number
  readonly state: 'active' | 'suspended' | 'applied' | 'refused'
}

/** The guilds, the largest of each language first; those that have just applied, and one that was refused, last. */
export const writtenGuilds: readonly WrittenGuild[] = `
Malam Jakarta | JKTMALAM | ID | mixed | S | PT Malam Jakarta Kreatif | 0.01 | active
Corazón Latino | CORAZON | MX | mixed | S | Corazón Latino Talento, S. A. de C. V. | 0.02 | active
Royal Voices | ROYALV | PH | mixed | A | Royal Voices Talent Inc. | 0.03 | active
نجوم الصحراء | NUJOOM | SA | voice | A | Desert Stars Media Est. | 0.04 | active
星辰公会 | XINGCHEN | TW | mixed | A | 星辰互動娛樂有限公司 | 0.03 | active
Nusantara Live | NUSALIVE | ID | video | B | CV Nusantara Live | 0.06 | active
Southern Cross | SOUTHX | US | video | B | Southern Cross Talent LLC | 0.05 | active
Pirámide del Sol | PIRAMIDE | MX | video | B | Espectáculos Pirámide, S. C. | 0.09 | active
银月之家 | YINYUE | MY | voice | B | Silver Moon Entertainment Sdn Bhd | 0.08 | active
ليالي القاهرة | LAYALI | EG | mixed | B | Cairo Nights for Media Production | 0.1 | active
Rosas de Bogotá | ROSASBOG | CO | voice | C | Rosas de Bogotá SAS | 0.16 | active
Suara Emas | SUARAEMAS | ID | voice | C | PT Suara Emas Media | 0.19 | active
Thunder Crew | THUNDER | PH | mixed | C | | 0.22 | active
钻石家族 | ZUANSHI | HK | mixed | C | 鑽石家族文化有限公司 | 0.2 | active
واحة دبي | WAHADXB | AE | mixed | C | Oasis Stars FZ-LLC | 0.3 | active
Ritmo Andino | RITMO | PE | mixed | C | | 0.35 | active
Heavenly Tunes | HEAVENLY | GB | voice | C | Heavenly Tunes Ltd | 0.28 | suspended
极光学院 | JIGUANG | SG | mixed | C | Aurora Academy Pte Ltd | 0.6 | active
Kings United | KINGSUTD | US | mixed | C | Kings United Media LLC | 0.9 | applied
Angin Oranye | ORANYE | ID | video | C | | 0.8 | refused
`
  .trim()
  .split('\n')
  .map((line) => {
    const [name = '', code = '', iso2 = '', kind, grade, company, joined, state] = line
      .split('|')
      .map((cell) => cell.trim())
    return {
      ...{ name, code, iso2, joined: Number(joined), company: company === '' ? null : (company ?? null) },
      kind: oneOf(['video', 'voice', 'mixed'] as const, kind),
      grade: oneOf(['S', 'A', 'B', 'C'] as const, grade),
      state: oneOf(['active', 'suspended', 'applied', 'refused'] as const, state),
    }
  })

function oneOf<T extends string>(values: readonly T[], cell: string | undefined): T {
  const value = values.find((each) => each === cell)
  if (value === undefined) throw new Error(`"${String(cell)}" is none of ${values.join(', ')}.`)
  return value
}
