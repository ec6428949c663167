import { useEffect } from 'react'
import { useLocation, useSearch } from 'wouter'
import { matchPage } from '../../../../engine/declared/page-match'
import type { PageProps } from '../../../../engine/page/page-props'
import { site } from '../../../../engine/declared/site'
import { insteadOf } from '../../../../engine/declared/site'

/** Shows nothing: replaces itself in the history by the page it names, which is so built again. */
export default function RedirectPage({ params }: PageProps) {
  const [, navigate] = useLocation()
  const search = useSearch()
  const path = `/${params.path ?? ''}`
  useEffect(() => {
    const url = `${path}${search ? `?${search}` : ''}`
    const isOurs = matchPage(site.pages.values(), path) !== undefined
    navigate(isOurs ? url : insteadOf(url, 'notFound'), { replace: true })
  }, [path, search, navigate])
  return null
}
