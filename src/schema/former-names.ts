/** What commands were called before: entries of the audit name them so for good. */
const formerNames: Readonly<Record<string, readonly string[]>> = {
  copyToArea: ['copyToAreas', 'copyArrangement'],
  findUses: ['showUses'],
  translateBio: ['translate'],
  translateMissing: ['translate'],
  translateNames: ['translate'],
  translateNotes: ['translate'],
  translateText: ['translate'],
  translateTexts: ['translate'],
  usedBy: ['showUses'],
  whereUsed: ['showUses'],
}

/**
 * What a command or its right may be called now, by what it was called once.
 * @param id `game-manage.list.whereUsed` or `GameManage:list.whereUsed`
 */
export function presentIds(id: string): readonly string[] {
  const end = id.lastIndexOf('.') + 1
  return (formerNames[id.slice(end)] ?? []).map((name) => `${id.slice(0, end)}${name}`)
}
