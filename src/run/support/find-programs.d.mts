/** The path of a Chromium or Chrome, or undefined; `CHROMIUM` names one. */
export function findChromium(): string | undefined
/** The folder of a PostgreSQL server's programs, the latest version first, or undefined. */
export function findPostgres(): string | undefined
