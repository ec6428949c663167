/** How Arabic names are spelt in Latin letters, by the name. */
const spellings: Readonly<Record<string, string>> = Object.fromEntries(
  `العتيبي Al-Otaibi|القحطاني Al-Qahtani|الحربي Al-Harbi|الشمري Al-Shammari|الزهراني Al-Zahrani|المنصوري Al-Mansouri
  الهاشمي Al-Hashimi|حسن Hassan|إبراهيم Ibrahim|عبد الله Abdullah|السيد El-Sayed|منصور Mansour|خليل Khalil|فاروق Farouk
  الكعبي Al-Kaabi|الصباح Al-Sabah|بن علي Ben Ali|العلوي Alaoui|النجار El-Naggar|حداد Haddad|سالم Salem|يوسف Youssef
  نورة Noura|سارة Sara|فاطمة Fatima|ريم Reem|لمى Lama|هند Hind|مريم Maryam|دانة Dana|شهد Shahd|ليلى Layla|ياسمين Yasmin
  آمنة Amna|هاجر Hajar|رنا Rana|جود Joud|سلمى Salma|محمد Mohammed|عبد العزيز Abdulaziz|خالد Khalid|فهد Fahad|أحمد Ahmed
  عمر Omar|سلطان Sultan|كريم Karim|طارق Tariq|ماجد Majed|حمد Hamad|علي Ali|زياد Ziad|بدر Badr|مصطفى Mustafa`
    .split(/[|\n]/)
    .map((line) => {
      const [, name = '', latin = ''] = /^\s*([^A-Z]+?) ([A-Z].*)$/.exec(line) ?? []
      return [name, latin] as const
    }),
)
/** Longest first, as some names begin with others. */
const names = Object.keys(spellings).toSorted((one, other) => other.length - one.length)

/** A person's name in Latin letters; what is not an Arabic name of the demo stays as it is. */
export function inLatin(name: string): string {
  const first = names.find((known) => name.startsWith(`${known} `))
  const last = first && name.slice(first.length + 1)
  return last && spellings[last] ? `${spellings[first]} ${spellings[last]}` : name
}
