/** The languages of the app: code, English name, own name, code at the translator; the first two are always required. */
export const languages = `
zh_CN|Simplified Chinese|简体中文|zh-CN
en|English|English|en
in_ID|Indonesian|Bahasa Indonesia|id
es_MX|Spanish|Español|es
ar_AE|Arabic|العربية|ar
zh_TW|Traditional Chinese|繁體中文|zh-TW
ms_MY|Malay|Bahasa Melayu|ms
th_TH|Thai|ไทย|th
vi_VN|Vietnamese|Tiếng Việt|vi
tl_PH|Filipino|Filipino|tl
pt_BR|Portuguese|Português|pt
ja_JP|Japanese|日本語|ja
ko_KR|Korean|한국어|ko
hi_IN|Hindi|हिन्दी|hi
tr_TR|Turkish|Türkçe|tr
fr_FR|French|Français|fr
ru_RU|Russian|Русский|ru
bn_BD|Bengali|বাংলা|bn`
  .trim()
  .split('\n')
  .map((line) => {
    const [code = '', name = '', nativeName = '', translateCode = ''] = line.split('|')
    return { code, name, nativeName, translateCode }
  })

const byCountry: Readonly<Record<string, string>> = {
  CN: 'zh_CN',
  SG: 'zh_CN',
  TW: 'zh_TW',
  HK: 'zh_TW',
  MO: 'zh_TW',
  ID: 'in_ID',
  MY: 'ms_MY',
  BN: 'ms_MY',
  TH: 'th_TH',
  VN: 'vi_VN',
  PH: 'tl_PH',
  BR: 'pt_BR',
  PT: 'pt_BR',
  AO: 'pt_BR',
  MZ: 'pt_BR',
  JP: 'ja_JP',
  KR: 'ko_KR',
  KP: 'ko_KR',
  IN: 'hi_IN',
  TR: 'tr_TR',
  CY: 'tr_TR',
  FR: 'fr_FR',
  BE: 'fr_FR',
  SN: 'fr_FR',
  CI: 'fr_FR',
  RU: 'ru_RU',
  BY: 'ru_RU',
  KZ: 'ru_RU',
  KG: 'ru_RU',
  BD: 'bn_BD',
}
const spanish = new Set('MX ES CO AR CL PE EC VE BO PY UY GT HN SV NI CR PA DO CU PR GQ'.split(' '))
const arabic = new Set('SA AE KW QA BH OM EG IQ JO LB MA DZ TN LY YE SY PS SD MR SO DJ EH KM'.split(' '))

/** The code of the language that an app starts in for a country. */
export function languageOf(iso2: string): string {
  return byCountry[iso2] ?? (spanish.has(iso2) ? 'es_MX' : arabic.has(iso2) ? 'ar_AE' : 'en')
}
