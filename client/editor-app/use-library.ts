import { useState } from 'react'
import { api, type Choice, type ComponentForm, type StorySummary } from './api.ts'

/** The forms of all components, and the stories and country groups as they are listed. */
export function useLibrary() {
  const [forms, setForms] = useState<ReadonlyMap<string, ComponentForm>>(new Map())
  const [stories, setStories] = useState<readonly StorySummary[]>([])
  const [countryGroups, setCountryGroups] = useState<readonly Choice[]>([])

  async function refresh(): Promise<readonly StorySummary[]> {
    const [all, groups] = await Promise.all([api.stories(), api.countryGroups()])
    setStories(all)
    setCountryGroups(groups)
    return all
  }
  async function begin(): Promise<readonly StorySummary[]> {
    setForms(new Map((await api.forms()).map(form => [form.name, form])))
    return refresh()
  }
  return { forms, stories, countryGroups, refresh, begin }
}
