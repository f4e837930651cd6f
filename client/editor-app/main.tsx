import { createRoot } from 'react-dom/client'
import { Editor } from './editor.tsx'
import { ZonesContext, zonesOf } from './zones.ts'
import './styles/editor.css'
import './styles/status.css'
import './styles/stories.css'
import './styles/form.css'
import './styles/blocks.css'
import './styles/icons.css'
import './styles/pictures.css'
import './styles/text.css'
import './styles/dialogs.css'

const place = document.getElementById('editor')!
createRoot(place).render(
  <ZonesContext value={zonesOf(place.dataset)}>
    <Editor />
  </ZonesContext>,
)
