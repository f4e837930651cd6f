import { useState } from 'react'
import { api, type ComponentForm, type StorySummary } from './api.ts'

/** The forms of all components, and the stories as they are listed. */
export function useLibrary() {
  const [forms, setForms] = useState<ReadonlyMap<string, ComponentForm>>(new Map())
  const [stories, setStories] = useState<readonly StorySummary[]>([])

  async function refresh(): Promise<readonly StorySummary[]> {
    const all = await api.stories()
    setStories(all)
    return all
  }
  async function begin(): Promise<readonly StorySummary[]> {
    setForms(new Map((await api.forms()).map(form => [form.name, form])))
    return refresh()
  }
  return { forms, stories, refresh, begin }
}
