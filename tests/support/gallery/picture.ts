/** The address of a drawn picture; another one for each name. */
export function picture(name: string): string {
  const hue = [...name].reduce((sum, sign) => (sum * 31 + sign.charCodeAt(0)) % 360, 7)
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 160" preserveAspectRatio="xMidYMid slice">
    <defs><linearGradient id="sky" x2="0" y2="1"><stop stop-color="hsl(${hue} 55% 72%)"/><stop offset="1" stop-color="hsl(${hue + 40} 60% 88%)"/></linearGradient></defs>
    <rect width="160" height="160" fill="url(#sky)"/><circle cx="112" cy="52" r="16" fill="hsl(45 90% 88%)"/>
    <path d="M0 130 50 78 84 112 114 88 160 126V160H0Z" fill="hsl(${hue} 35% 42%)"/></svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}
