/** One country or territory of ISO 3166-1: its codes, its dialling code, its currency (ISO 4217) and its capital's time zone (IANA). */
export interface CountryFacts {
  readonly iso2: string
  readonly iso3: string
  readonly dial: string
  readonly currency: string
  readonly timezone: string
}

const table = `
AD AND 376 EUR Europe/Andorra|AE ARE 971 AED Asia/Dubai|AF AFG 93 AFN Asia/Kabul|AG ATG 1268 XCD America/Antigua|AI AIA 1264 XCD America/Anguilla
AL ALB 355 ALL Europe/Tirane|AM ARM 374 AMD Asia/Yerevan|AO AGO 244 AOA Africa/Luanda|AQ ATA 672 USD Antarctica/McMurdo|AR ARG 54 ARS America/Argentina/Buenos_Aires
AS ASM 1684 USD Pacific/Pago_Pago|AT AUT 43 EUR Europe/Vienna|AU AUS 61 AUD Australia/Sydney|AW ABW 297 AWG America/Aruba|AX ALA 358 EUR Europe/Mariehamn
AZ AZE 994 AZN Asia/Baku|BA BIH 387 BAM Europe/Sarajevo|BB BRB 1246 BBD America/Barbados|BD BGD 880 BDT Asia/Dhaka|BE BEL 32 EUR Europe/Brussels
BF BFA 226 XOF Africa/Ouagadougou|BG BGR 359 EUR Europe/Sofia|BH BHR 973 BHD Asia/Bahrain|BI BDI 257 BIF Africa/Bujumbura|BJ BEN 229 XOF Africa/Porto-Novo
BL BLM 590 EUR America/St_Barthelemy|BM BMU 1441 BMD Atlantic/Bermuda|BN BRN 673 BND Asia/Brunei|BO BOL 591 BOB America/La_Paz|BQ BES 599 USD America/Kralendijk
BR BRA 55 BRL America/Sao_Paulo|BS BHS 1242 BSD America/Nassau|BT BTN 975 BTN Asia/Thimphu|BV BVT 47 NOK Europe/Oslo|BW BWA 267 BWP Africa/Gaborone
BY BLR 375 BYN Europe/Minsk|BZ BLZ 501 BZD America/Belize|CA CAN 1 CAD America/Toronto|CC CCK 61 AUD Indian/Cocos|CD COD 243 CDF Africa/Kinshasa
CF CAF 236 XAF Africa/Bangui|CG COG 242 XAF Africa/Brazzaville|CH CHE 41 CHF Europe/Zurich|CI CIV 225 XOF Africa/Abidjan|CK COK 682 NZD Pacific/Rarotonga
CL CHL 56 CLP America/Santiago|CM CMR 237 XAF Africa/Douala|CN CHN 86 CNY Asia/Shanghai|CO COL 57 COP America/Bogota|CR CRI 506 CRC America/Costa_Rica
CU CUB 53 CUP America/Havana|CV CPV 238 CVE Atlantic/Cape_Verde|CW CUW 599 XCG America/Curacao|CX CXR 61 AUD Indian/Christmas|CY CYP 357 EUR Asia/Nicosia
CZ CZE 420 CZK Europe/Prague|DE DEU 49 EUR Europe/Berlin|DJ DJI 253 DJF Africa/Djibouti|DK DNK 45 DKK Europe/Copenhagen|DM DMA 1767 XCD America/Dominica
DO DOM 1809 DOP America/Santo_Domingo|DZ DZA 213 DZD Africa/Algiers|EC ECU 593 USD America/Guayaquil|EE EST 372 EUR Europe/Tallinn|EG EGY 20 EGP Africa/Cairo
EH ESH 212 MAD Africa/El_Aaiun|ER ERI 291 ERN Africa/Asmara|ES ESP 34 EUR Europe/Madrid|ET ETH 251 ETB Africa/Addis_Ababa|FI FIN 358 EUR Europe/Helsinki
FJ FJI 679 FJD Pacific/Fiji|FK FLK 500 FKP Atlantic/Stanley|FM FSM 691 USD Pacific/Pohnpei|FO FRO 298 DKK Atlantic/Faroe|FR FRA 33 EUR Europe/Paris
GA GAB 241 XAF Africa/Libreville|GB GBR 44 GBP Europe/London|GD GRD 1473 XCD America/Grenada|GE GEO 995 GEL Asia/Tbilisi|GF GUF 594 EUR America/Cayenne
GG GGY 44 GBP Europe/Guernsey|GH GHA 233 GHS Africa/Accra|GI GIB 350 GIP Europe/Gibraltar|GL GRL 299 DKK America/Nuuk|GM GMB 220 GMD Africa/Banjul
GN GIN 224 GNF Africa/Conakry|GP GLP 590 EUR America/Guadeloupe|GQ GNQ 240 XAF Africa/Malabo|GR GRC 30 EUR Europe/Athens|GS SGS 500 GBP Atlantic/South_Georgia
GT GTM 502 GTQ America/Guatemala|GU GUM 1671 USD Pacific/Guam|GW GNB 245 XOF Africa/Bissau|GY GUY 592 GYD America/Guyana|HK HKG 852 HKD Asia/Hong_Kong
HM HMD 672 AUD Indian/Kerguelen|HN HND 504 HNL America/Tegucigalpa|HR HRV 385 EUR Europe/Zagreb|HT HTI 509 HTG America/Port-au-Prince|HU HUN 36 HUF Europe/Budapest
ID IDN 62 IDR Asia/Jakarta|IE IRL 353 EUR Europe/Dublin|IL ISR 972 ILS Asia/Jerusalem|IM IMN 44 GBP Europe/Isle_of_Man|IN IND 91 INR Asia/Kolkata
IO IOT 246 USD Indian/Chagos|IQ IRQ 964 IQD Asia/Baghdad|IR IRN 98 IRR Asia/Tehran|IS ISL 354 ISK Atlantic/Reykjavik|IT ITA 39 EUR Europe/Rome
JE JEY 44 GBP Europe/Jersey|JM JAM 1876 JMD America/Jamaica|JO JOR 962 JOD Asia/Amman|JP JPN 81 JPY Asia/Tokyo|KE KEN 254 KES Africa/Nairobi
KG KGZ 996 KGS Asia/Bishkek|KH KHM 855 KHR Asia/Phnom_Penh|KI KIR 686 AUD Pacific/Tarawa|KM COM 269 KMF Indian/Comoro|KN KNA 1869 XCD America/St_Kitts
KP PRK 850 KPW Asia/Pyongyang|KR KOR 82 KRW Asia/Seoul|KW KWT 965 KWD Asia/Kuwait|KY CYM 1345 KYD America/Cayman|KZ KAZ 7 KZT Asia/Almaty
LA LAO 856 LAK Asia/Vientiane|LB LBN 961 LBP Asia/Beirut|LC LCA 1758 XCD America/St_Lucia|LI LIE 423 CHF Europe/Vaduz|LK LKA 94 LKR Asia/Colombo
LR LBR 231 LRD Africa/Monrovia|LS LSO 266 LSL Africa/Maseru|LT LTU 370 EUR Europe/Vilnius|LU LUX 352 EUR Europe/Luxembourg|LV LVA 371 EUR Europe/Riga
LY LBY 218 LYD Africa/Tripoli|MA MAR 212 MAD Africa/Casablanca|MC MCO 377 EUR Europe/Monaco|MD MDA 373 MDL Europe/Chisinau|ME MNE 382 EUR Europe/Podgorica
MF MAF 590 EUR America/Marigot|MG MDG 261 MGA Indian/Antananarivo|MH MHL 692 USD Pacific/Majuro|MK MKD 389 MKD Europe/Skopje|ML MLI 223 XOF Africa/Bamako
MM MMR 95 MMK Asia/Yangon|MN MNG 976 MNT Asia/Ulaanbaatar|MO MAC 853 MOP Asia/Macau|MP MNP 1670 USD Pacific/Saipan|MQ MTQ 596 EUR America/Martinique
MR MRT 222 MRU Africa/Nouakchott|MS MSR 1664 XCD America/Montserrat|MT MLT 356 EUR Europe/Malta|MU MUS 230 MUR Indian/Mauritius|MV MDV 960 MVR Indian/Maldives
MW MWI 265 MWK Africa/Blantyre|MX MEX 52 MXN America/Mexico_City|MY MYS 60 MYR Asia/Kuala_Lumpur|MZ MOZ 258 MZN Africa/Maputo|NA NAM 264 NAD Africa/Windhoek
NC NCL 687 XPF Pacific/Noumea|NE NER 227 XOF Africa/Niamey|NF NFK 672 AUD Pacific/Norfolk|NG NGA 234 NGN Africa/Lagos|NI NIC 505 NIO America/Managua
NL NLD 31 EUR Europe/Amsterdam|NO NOR 47 NOK Europe/Oslo|NP NPL 977 NPR Asia/Kathmandu|NR NRU 674 AUD Pacific/Nauru|NU NIU 683 NZD Pacific/Niue
NZ NZL 64 NZD Pacific/Auckland|OM OMN 968 OMR Asia/Muscat|PA PAN 507 PAB America/Panama|PE PER 51 PEN America/Lima|PF PYF 689 XPF Pacific/Tahiti
PG PNG 675 PGK Pacific/Port_Moresby|PH PHL 63 PHP Asia/Manila|PK PAK 92 PKR Asia/Karachi|PL POL 48 PLN Europe/Warsaw|PM SPM 508 EUR America/Miquelon
PN PCN 64 NZD Pacific/Pitcairn|PR PRI 1787 USD America/Puerto_Rico|PS PSE 970 ILS Asia/Hebron|PT PRT 351 EUR Europe/Lisbon|PW PLW 680 USD Pacific/Palau
PY PRY 595 PYG America/Asuncion|QA QAT 974 QAR Asia/Qatar|RE REU 262 EUR Indian/Reunion|RO ROU 40 RON Europe/Bucharest|RS SRB 381 RSD Europe/Belgrade
RU RUS 7 RUB Europe/Moscow|RW RWA 250 RWF Africa/Kigali|SA SAU 966 SAR Asia/Riyadh|SB SLB 677 SBD Pacific/Guadalcanal|SC SYC 248 SCR Indian/Mahe
SD SDN 249 SDG Africa/Khartoum|SE SWE 46 SEK Europe/Stockholm|SG SGP 65 SGD Asia/Singapore|SH SHN 290 SHP Atlantic/St_Helena|SI SVN 386 EUR Europe/Ljubljana
SJ SJM 47 NOK Arctic/Longyearbyen|SK SVK 421 EUR Europe/Bratislava|SL SLE 232 SLE Africa/Freetown|SM SMR 378 EUR Europe/San_Marino|SN SEN 221 XOF Africa/Dakar
SO SOM 252 SOS Africa/Mogadishu|SR SUR 597 SRD America/Paramaribo|SS SSD 211 SSP Africa/Juba|ST STP 239 STN Africa/Sao_Tome|SV SLV 503 USD America/El_Salvador
SX SXM 1721 XCG America/Lower_Princes|SY SYR 963 SYP Asia/Damascus|SZ SWZ 268 SZL Africa/Mbabane|TC TCA 1649 USD America/Grand_Turk|TD TCD 235 XAF Africa/Ndjamena
TF ATF 262 EUR Indian/Kerguelen|TG TGO 228 XOF Africa/Lome|TH THA 66 THB Asia/Bangkok|TJ TJK 992 TJS Asia/Dushanbe|TK TKL 690 NZD Pacific/Fakaofo
TL TLS 670 USD Asia/Dili|TM TKM 993 TMT Asia/Ashgabat|TN TUN 216 TND Africa/Tunis|TO TON 676 TOP Pacific/Tongatapu|TR TUR 90 TRY Europe/Istanbul
TT TTO 1868 TTD America/Port_of_Spain|TV TUV 688 AUD Pacific/Funafuti|TW TWN 886 TWD Asia/Taipei|TZ TZA 255 TZS Africa/Dar_es_Salaam|UA UKR 380 UAH Europe/Kyiv
UG UGA 256 UGX Africa/Kampala|UM UMI 1 USD Pacific/Wake|US USA 1 USD America/New_York|UY URY 598 UYU America/Montevideo|UZ UZB 998 UZS Asia/Tashkent
VA VAT 379 EUR Europe/Vatican|VC VCT 1784 XCD America/St_Vincent|VE VEN 58 VES America/Caracas|VG VGB 1284 USD America/Tortola|VI VIR 1340 USD America/St_Thomas
VN VNM 84 VND Asia/Ho_Chi_Minh|VU VUT 678 VUV Pacific/Efate|WF WLF 681 XPF Pacific/Wallis|WS WSM 685 WST Pacific/Apia|YE YEM 967 YER Asia/Aden
YT MYT 262 EUR Indian/Mayotte|ZA ZAF 27 ZAR Africa/Johannesburg|ZM ZMB 260 ZMW Africa/Lusaka|ZW ZWE 263 ZWG Africa/Harare`

/** All 249 countries and territories, in the order of their codes. */
export const countries: readonly CountryFacts[] = table
  .trim()
  .split(/[|\n]/)
  .map((line) => {
    const [iso2 = '', iso3 = '', dial = '', currency = '', timezone = ''] = line.split(' ')
    return { iso2, iso3, dial: `+${dial}`, currency, timezone }
  })

/** Amounts of these have no decimals, or three; IDR and VND are charged in whole units. */
const noDecimals = new Set('BIF CLP DJF GNF IDR ISK JPY KMF KRW PYG RWF UGX VND VUV XAF XOF XPF'.split(' '))
const threeDecimals = new Set('BHD IQD JOD KWD LYD OMR TND'.split(' '))

/** Decimals of a currency as it is charged. */
export function decimalsOf(currency: string): 0 | 2 | 3 {
  return noDecimals.has(currency) ? 0 : threeDecimals.has(currency) ? 3 : 2
}

/** The eight areas that each area group is split into, in order; reports count countries of none of them under the last. */
export const regions = [
  { zh_CN: '印度尼西亚', en: 'Indonesia', market: 'seAsia', members: 'ID TL' },
  { zh_CN: '马来西亚与新加坡', en: 'Malaysia and Singapore', market: 'seAsia', members: 'MY SG BN' },
  { zh_CN: '东南亚其他', en: 'Rest of South-East Asia', market: 'seAsia', members: 'PH TH VN KH LA MM' },
  { zh_CN: '大中华区', en: 'Greater China', market: 'other', members: 'CN HK MO TW' },
  { zh_CN: '海湾', en: 'Gulf', market: 'middleEast', members: 'SA AE KW QA BH OM' },
  {
    zh_CN: '中东与北非',
    en: 'Middle East and North Africa',
    market: 'middleEast',
    members: 'EG IQ JO LB MA DZ TN LY YE SY PS SD TR',
  },
  {
    zh_CN: '拉丁美洲',
    en: 'Latin America',
    market: 'latinAmerica',
    members: 'MX CO AR CL PE EC VE BO PY UY GT HN SV NI CR PA DO CU PR BR',
  },
  {
    zh_CN: '其他地区',
    en: 'Rest of the world',
    market: 'other',
    members:
      'US CA GB IE AU NZ ES PT FR DE AT CH IT NL BE LU SE NO DK FI IS PL CZ SK HU RO BG HR SI GR CY MT EE LV LT UA RU KZ UZ JP KR IN PK BD LK NP MN ZA NG KE GH TZ UG ET SN CI CM',
  },
] as const

const regionByCountry = new Map(
  regions.flatMap(({ members }, index) => members.split(' ').map((iso2) => [iso2, index] as const)),
)

/** The index of a country's region. */
export function regionOf(iso2: string): number {
  return regionByCountry.get(iso2) ?? regions.length - 1
}
