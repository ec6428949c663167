/* What is used of react-admin, which is no package of the project: `support/peers.ts` installs it. */
declare module 'react-admin' {
  import type { ComponentType, ReactNode } from 'react'

  interface Column {
    readonly source: string
  }
  interface Part {
    readonly children: ReactNode
  }
  export const Admin: ComponentType<Part & { readonly dataProvider: unknown; readonly authProvider: unknown }>
  export const Resource: ComponentType<{ readonly name: string; readonly list: ComponentType }>
  export const List: ComponentType<Part & { readonly perPage: number }>
  export const Datagrid: ComponentType<Part>
  export const DateField: ComponentType<Column & { readonly showTime?: boolean }>
  export const NumberField: ComponentType<Column>
  export const TextField: ComponentType<Column>
}
