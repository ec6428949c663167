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
 * The ids under which a command or its right is to be looked for: its own, then those of now where that is a former one.
 * @param id `game-manage.list.whereUsed` or `GameManage:list.whereUsed`
 */
export function idsToTry(id: string): readonly string[] {
  const end = id.lastIndexOf('.') + 1
  return [id, ...(formerNames[id.slice(end)] ?? []).map((name) => `${id.slice(0, end)}${name}`)]
}
