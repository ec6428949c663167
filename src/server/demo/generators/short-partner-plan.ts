import type shortPartner from '../../../entities/short-manage/short-partner'
import { personName } from '../people'
import { inLatin } from '../words/ar-latin'
import type { RowOf, World } from '../world'

type Partner = RowOf<typeof shortPartner>
type Kind = NonNullable<Partner['kind']>

/** Companies by country: kind and name. None of them is a real one. */
const companies = `
  ID producer Rimba Cerita Studio|ID copyrightOwner Bumi Kisah Media|ID distributor Layar Angkasa Distribusi|ID dubbingStudio Suara Kita Dubbing
  MX producer Luna Roja Producciones|MX copyrightOwner Editorial Tres Cerros|MX distributor Cine del Altiplano|MX promoter Eco Urbano Promociones
  PH producer Bahaghari Films|PH distributor Pulo Media Distribution|PH promoter Sinag Digital Marketing|PH copyrightOwner Kwento House
  SA producer Najd Stories|SA copyrightOwner Wahat Al-Hikaya|SA distributor Dunes Media Distribution
  AE producer Creek Lights Pictures|AE distributor Pearl Coast Media|AE promoter Falcon Reach Marketing
  EG producer Nile Lantern Films|EG copyrightOwner Dar Al-Qissa|EG dubbingStudio Delta Voices
  US producer Harbor Street Pictures|US copyrightOwner Paper Lighthouse Rights|US distributor Northbound Shorts
  CN producer Qinghe Short Drama|CN producer Yunqi Pictures|CN copyrightOwner Mobai Literature|CN producer Xingye Culture Media|CN distributor Haitang Distribution|CN dubbingStudio Shengsheng Dubbing
  HK producer Peak Tram Pictures|HK distributor Fragrant Port Rights|SG distributor Straits Story Distribution|SG promoter Merlion Lane Marketing
  MY producer Selat Films|MY dubbingStudio Kinta Sound|CO producer Sabana Relatos|CO promoter Altura Medios|CN copyrightOwner Feiyu Original|ID promoter Gema Promo`
  .split(/[|\n]/)
  .flatMap((line) => {
    const [, iso2 = '', kind = '', name = ''] = /^\s*([A-Z]{2}) (\w+) (.+)$/.exec(line) ?? []
    return name ? [{ iso2, kind: kindOf(kind), name }] : []
  })

/** Where companies of a country have their account, and what is withheld of what they are paid: without and with a certificate. */
const countries: Readonly<Record<string, readonly [bank: string, swift: string, full: number, reduced: number]>> = {
  ID: ['Bank Samudra Niaga', 'SMNGIDJA', 20, 10],
  MX: ['Banco del Altiplano', 'BALTMXMM', 10, 10],
  PH: ['Luzon Mercantile Bank', 'LUZMPHMM', 20, 15],
  SA: ['Najd Commercial Bank', 'NJDCSARI', 5, 5],
  AE: ['Creek National Bank', 'CRKNAEAD', 0, 0],
  EG: ['Nile Delta Bank', 'NLDBEGCX', 20, 15],
  US: ['Harbor First Bank', 'HRBFUS33', 0, 0],
  CN: ['Donghai Commercial Bank', 'DHCBCNSH', 10, 10],
  HK: ['Victoria Peak Bank', 'VCPKHKHH', 0, 0],
  SG: ['Straits Commercial Bank', 'STCMSGSG', 0, 0],
  MY: ['Bank Selat', 'BSLTMYKL', 10, 10],
  CO: ['Banco de la Sabana', 'BSABCOBB', 20, 10],
}
const voices = {
  ID: 'in_ID',
  MX: 'es_MX',
  CO: 'es_MX',
  SA: 'ar_AE',
  AE: 'ar_AE',
  EG: 'ar_AE',
  CN: 'zh_CN',
  HK: 'zh_CN',
} as const

/** How many of the partners have no agreement in force: two are about to begin, and two are over. */
const without = 4

/** How many partners there are, and how many of them have agreements. */
export function partnerCounts(world: World) {
  const all = Math.min(world.asked('shortPartner'), companies.length)
  return { all, bound: Math.max(1, all - without) }
}

/** The company at a place, whom to write to, and where it is paid. */
export function partnerAt(world: World, index: number) {
  const { iso2, kind, name } = companies[index % companies.length]!
  const random = world.random('partner of shorts', index)
  const voice = Object.entries(voices).find(([code]) => code === iso2)?.[1] ?? 'en'
  const [bank, swift, full, reduced] = countries[iso2]!
  const method = random.pick(['bank', 'bank', 'bank', 'payoneer'] as const)
  const hasCertificate = reduced < full && random.chance(0.7)
  const payout = {
    ...{ method, name, account: random.characters(12, '0123456789') },
    ...(method === 'bank' && { bank, swift }),
  }
  const contact = personName(random, voice).en
  return {
    ...{ iso2, kind, name, payout, bank, swift, hasCertificate },
    contact: voice === 'ar_AE' ? inLatin(contact) : contact,
    taxRate: hasCertificate ? reduced : full,
    taxId: random.characters(iso2 === 'US' ? 9 : iso2 === 'CN' ? 18 : 15, '0123456789'),
  }
}

function kindOf(kind: string): Kind {
  const kinds = ['copyrightOwner', 'producer', 'distributor', 'promoter', 'dubbingStudio'] as const
  return kinds.find((each) => each === kind) ?? 'producer'
}
