import { phrases } from '../phrases'

export const guilds = phrases(`
  星辰公会 | Star Alliance
  皇家之声 | Royal Voices
  南十字星 | Southern Cross
  热带风暴 | Tropical Storm
  银月之家 | House of Silver Moon
  凤凰社 | Phoenix Society
  雅加达之夜 | Jakarta Nights
  太阳金字塔 | Pyramid of the Sun
  沙漠之星 | Desert Star
  玫瑰庄园 | Rose Manor
  蓝海传奇 | Blue Ocean Legends
  雷霆战队 | Thunder Crew
  天籁之音 | Heavenly Tunes
  钻石家族 | Diamond Family
  加勒比之心 | Heart of the Caribbean
  月光海岸 | Moonlit Coast
  王者联盟 | Kings United
  橙色旋风 | Orange Whirl
  追光者 | Light Chasers
  极光学院 | Aurora Academy`)
