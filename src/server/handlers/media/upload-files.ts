import { uploadFiles } from '../../../../commands/movie-manage/series-resources'
import episode from '../../../entities/movie-manage/episode'
import resource from '../../../entities/movie-manage/resource'
import { caption } from '../../captions'
import { handlePage } from '../../operations/handler'
import { create } from '../../operations/save'
import { hasReadyFile } from '../cms/episode-state'
import { extensionOf } from '../../../fields/storage-key'
import { matchFiles } from './matched-files'
import { queueTranscoding } from './transcode'

const containers = { mp4: 'mp4', mkv: 'mkv', mov: 'mov' } as const

/** Gives each file to the episode that its name speaks of, which is added where it is missing. The dry run shows who gets what. */
export const uploadingFiles = handlePage(uploadFiles, {
  preview: async (context, { content, files }) => {
    const matched = await matchFiles(context, content, files, ({ number }) => String(number))
    const replaced = matched.filter((each) => each.episode && hasReadyFile(each.episode))
    const warning = {
      warning: caption(context.language, 'movie-manage.series-resources.uploadFiles.replaces'),
      count: replaced.length,
      examples: replaced.slice(0, 3).map(({ number }) => String(number)),
    }
    return {
      total: files.length,
      eligible: matched.length,
      reasons: [],
      lines: matched.map(({ file, number, episode: own }) =>
        caption(context.language, own ? 'match.episode' : 'match.newEpisode', { name: file.name, number }),
      ),
      ...(replaced.length > 0 && { warnings: [warning] }),
    }
  },
  run: async (context, { content, files, profile, priority }) => {
    const matched = await matchFiles(context, content, files, ({ number }) => String(number))
    const queued: { name: string; number: number; resource: number }[] = []
    for (const { file, facts, number, episode: known } of matched) {
      const owner = known ?? (await create(context, episode, { content, number, part: 'main' }))
      const row = await context.records.insert(resource, {
        episode: owner.id,
        role: 'source',
        definition: facts.definition ?? 'p1080',
        container: containers[extensionOf(file.key) as keyof typeof containers] ?? 'mp4',
        originalFilename: file.name,
        file: file.key,
        profile,
        priority: priority ?? 'normal',
        attempts: 0,
        progress: 0,
        state: 'queued',
      })
      await queueTranscoding(context, row.id)
      queued.push({ name: file.name, number, resource: row.id })
    }
    return { queued }
  },
})
