import { describe, expect, test } from 'vitest'
import { readConfig } from '../../../src/server/config'
import { ownScripts, withSettings } from '../../../src/server/serve-console'

describe('Image and file base hosts are configured for uploads', () => {
  test('they and the addresses of the app are written into the page', () => {
    const config = readConfig({
      IMAGE_HOST: 'https://img.example.com/',
      FILE_HOST: 'https://files.example.com/app',
      APP_SCHEME: 'tv',
      APP_LINK_HOST: 'https://go.example.com',
    })
    const page = withSettings('<head></head>', config)
    expect([...page.matchAll(/name="([\w-]+)" content="([^"]*)"/g)].map(([, name, value]) => [name, value])).toEqual([
      ['api-host', ''],
      ['translate-host', ''],
      ['image-host', 'https://img.example.com'],
      ['file-host', 'https://files.example.com/app'],
      ['app-scheme', 'tv'],
      ['app-link-host', 'https://go.example.com'],
      ['export-flag-months', '3'],
      ['sign-in-by', ''],
    ])
  })

  test('an address that looks like a place in a replacement stands in the page as it is', () => {
    const page = withSettings('<head></head>', { ...readConfig({}), apiHost: "https://a.example/$&$'" })
    expect(page).toContain('content="https://a.example/$&amp;$\'"')
    expect(page.match(/<head>/g)).toHaveLength(1)
  })

  test.each([
    [{ IMAGE_HOST: 'img.example.com' }, 'IMAGE_HOST'],
    [{ FILE_HOST: "https://a.example; script-src 'unsafe-inline'" }, 'FILE_HOST'],
    [{ APP_SCHEME: 'My App' }, 'APP_SCHEME'],
  ])('%j stops the start', (env, name) => {
    expect(() => readConfig(env)).toThrow(name)
  })
})

test('the scripts that stand in the page are allowed by what they are, and none that a file is fetched for', () => {
  // The hash is that of the example in CSP 3, 2.3.1: `printf "doSomething();" | openssl dgst -sha256 -binary | openssl base64`.
  const page = '<script src="/assets/index.js"></script><script>doSomething();</script>'
  expect(ownScripts(page)).toEqual(["'sha256-RFWPLDbv2BY+rCkDzsE+0fr8ylGr2R2faWMhq4lfEQc='"])
})
