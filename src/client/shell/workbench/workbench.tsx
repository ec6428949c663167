import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { ReferenceSearchContext } from '../../../fields/reference-search'
import { FileLinkContext } from '../../../fields/file-links'
import { UploadContext } from '../../../fields/uploads'
import { linkFile } from '../../base/api/link-file'
import { uploadFile } from '../../base/api/upload'
import { HostBoundary } from '../../base/errors/host-boundary'
import { CommandDialogHost } from '../../engine/commands/command-dialog'
import { closeCommandDialog } from '../../engine/commands/command-dialog-store'
import { closeRecordForm } from '../../engine/commands/record-form'
import { closeResult, ResultDialogHost } from '../../engine/commands/result-dialog'
import { RecordFormHost } from '../../engine/kinds/form/record-form-dialog'
import { LoadingHost } from './loading-host'
import { NoticeBell } from '../events/notice-bell'
import { DeclaredPage, type DeclaredPageProps } from './declared-page'
import { PaletteHost } from '../palette/palette-host'
import { queryClient } from '../../engine/parts/query-client'
import { searchReferences } from '../../engine/references/search-references'

export { beginPage } from './declared-page'

/** What commands draw beside the page: the palette, and the dialogs they ask, show and edit in. */
export function CommandHosts() {
  return (
    <WithProviders>
      <HostBoundary close={closeCommandDialog}>
        <CommandDialogHost />
      </HostBoundary>
      <HostBoundary close={closeResult}>
        <ResultDialogHost />
      </HostBoundary>
      <HostBoundary close={closeRecordForm}>
        <RecordFormHost />
      </HostBoundary>
      <PaletteHost />
      <LoadingHost />
    </WithProviders>
  )
}

/** The page of an id. */
export function PageBody(props: DeclaredPageProps) {
  return (
    <WithProviders>
      <DeclaredPage {...props} />
    </WithProviders>
  )
}

/** What waits for the account. */
export function Notices() {
  return (
    <WithProviders>
      <NoticeBell />
    </WithProviders>
  )
}

/** Gives what is inside the server's data, the search for references and the ways to upload files and to links to them. */
function WithProviders({ children }: { readonly children: ReactNode }) {
  return (
    <QueryClientProvider client={queryClient}>
      <ReferenceSearchContext value={searchReferences}>
        <UploadContext value={uploadFile}>
          <FileLinkContext value={linkFile}>{children}</FileLinkContext>
        </UploadContext>
      </ReferenceSearchContext>
    </QueryClientProvider>
  )
}
