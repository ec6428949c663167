import type cdnNode from '../../../entities/app-manage/cdn-node'
import type { Generator, RowOf } from '../world'

type Node = RowOf<typeof cdnNode>

/** Nodes as they are contracted: whose they are, what for, and where they are. */
export const cdnNodes = [
  ['aliyun', 'vod', 'Alibaba Cloud VOD Singapore'],
  ['aliyun', 'livePush', 'Alibaba Cloud Live Ingest Singapore'],
  ['aliyun', 'image', 'Alibaba Cloud Images Hong Kong'],
  ['tencent', 'livePull', 'Tencent Cloud Live Jakarta'],
  ['tencent', 'vod', 'Tencent Cloud VOD Bangkok'],
  ['cloudflare', 'image', 'Cloudflare Images Global'],
  ['cloudflare', 'download', 'Cloudflare R2 Downloads'],
  ['akamai', 'vod', 'Akamai VOD Kuala Lumpur'],
  ['akamai', 'livePull', 'Akamai Live Dubai'],
  ['cloudfront', 'vod', 'CloudFront VOD Mexico City'],
  ['cloudfront', 'subtitle', 'CloudFront Subtitles Global'],
  ['qiniu', 'download', 'Qiniu Downloads Hong Kong'],
  ['own', 'vod', 'Own Edge Jakarta'],
  ['own', 'subtitle', 'Own Origin Singapore'],
  ['tencent', 'livePush', 'Tencent Cloud Live Ingest Jakarta'],
] as const satisfies readonly (readonly [Node['vendor'], Node['use'], string])[]

export const cdnNodeGenerator: Generator = {
  count: () => cdnNodes.length,
  row(_world, index): Node {
    const [vendor, use, name] = cdnNodes[index]!
    return { vendor, use, name }
  },
}
