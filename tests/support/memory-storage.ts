/** A `Storage` in memory. @param quota characters it takes at most; beyond, `setItem` throws as a browser's does */
export function memoryStorage(quota = Infinity): Storage {
  const entries = new Map<string, string>()
  return {
    get length() {
      return entries.size
    },
    key: (index) => [...entries.keys()][index] ?? null,
    getItem: (key) => entries.get(key) ?? null,
    setItem: (key, value) => {
      const others = [...entries].filter(([name]) => name !== key)
      const size = others.reduce((sum, [name, text]) => sum + name.length + text.length, key.length + value.length)
      if (size > quota) throw new DOMException('The quota is full.', 'QuotaExceededError')
      entries.set(key, value)
    },
    removeItem: (key) => void entries.delete(key),
    clear: () => entries.clear(),
  }
}
