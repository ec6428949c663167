import reactHooks from 'eslint-plugin-react-hooks'
import { defineConfig } from 'eslint/config'
import typescript from 'typescript-eslint'
import { layers } from './eslint.layers.js'

const ownAreas = {
  selector: "CallExpression[callee.name=/^refs?$/][arguments.0.value='areaConfig']",
  message: 'Say whose areas are offered: area({ group }) or areas({ group }).',
}
const ownTransactions = {
  selector: 'CallExpression[callee.property.name=/^(transaction|startTransaction)$/]',
  message:
    'Transactions have deadlines and are tried again: inTransaction of src/server/pipeline, below it transaction of src/server/db.',
}

const ownDeadlines = {
  selector: 'MemberExpression[object.name="AbortSignal"][property.name="timeout"]',
  message: 'Such a signal may be lost, and then nobody stops waiting: inTime of src/server/base/in-time.',
}

const ownLengths = {
  selector: 'Literal[value=86400000]',
  message: 'Lengths of time have names: take dayMs from src/schema/time.',
}

/* What asks for no types. The rules that do stand in .oxlintrc.json, and run with the compiler. */
export default defineConfig(
  { ignores: ['dist/**', 'data/**', '.cache/**', 'test-results/**', 'playwright-report/**'] },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [typescript.configs.recommended],
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      '@typescript-eslint/consistent-type-imports': ['error', { disallowTypeAnnotations: false }],
      // `{}` is what the vocabulary's types call "nothing asked".
      '@typescript-eslint/no-empty-object-type': 'off',
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', caughtErrors: 'none' },
      ],
      'no-console': 'error',
    },
  },
  {
    files: ['src/{client,fields}/**/*.{ts,tsx}'],
    extends: [reactHooks.configs.flat['recommended-latest']],
    // It warns of what the React compiler would leave alone, and we do not use that.
    rules: { 'react-hooks/incompatible-library': 'off' },
  },
  { files: ['{src,commands}/**/*.{ts,tsx}'], rules: { 'no-restricted-syntax': ['error', ownAreas, ownLengths] } },
  {
    files: ['src/server/**/*.ts'],
    ignores: ['src/server/db/transaction.ts'],
    rules: { 'no-restricted-syntax': ['error', ownAreas, ownTransactions, ownDeadlines, ownLengths] },
  },
  { files: ['tests/bench/**', 'src/server/{cli/**,start-server.ts}', 'src/run/**'], rules: { 'no-console': 'off' } },
  {
    files: ['tests/**/*.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector:
            'CallExpression:matches([callee.name=/^(it|test)$/], [callee.object.name=/^(it|test)$/]) IfStatement',
          message: 'A test makes one claim: no if in it. Write two tests, or a helper in tests/support.',
        },
      ],
    },
  },
  { files: ['tests/{support,bench}/**'], rules: { 'no-restricted-syntax': 'off' } },
  ...layers,
)
