import styles from './dashboard.module.css'

const width = 88
const height = 24

/** A day's course in a few pixels; hours without a value are gaps. */
export function SparkLine({ values }: { readonly values: readonly (number | null)[] }) {
  const known = values.filter((value) => value !== null)
  const top = Math.max(1, ...known)
  const x = (index: number) => (index / Math.max(1, values.length - 1)) * width
  const y = (value: number) => height - 2 - (value / top) * (height - 4)
  const path = values
    .map((value, index) => {
      if (value === null) return ''
      const before = index > 0 ? values[index - 1] : null
      return `${before === null ? 'M' : 'L'}${x(index).toFixed(1)} ${y(value).toFixed(1)}`
    })
    .join('')
  return (
    <svg
      className={styles.spark}
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      preserveAspectRatio="none"
      aria-hidden
    >
      <path d={path} />
    </svg>
  )
}
